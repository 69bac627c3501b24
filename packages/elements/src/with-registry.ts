// Lets elements load others by name. Whatever defines an element without the loader of pages imports this.
import {setLoader} from './base/define.js';
import {loadElement} from './registry.js';

setLoader(loadElement);
