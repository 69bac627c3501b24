// Lets elements load one another by name. Import this module in code that defines an element without the page loader.
import {setLoader} from './base/define.js';
import {loadElement} from './registry.js';

setLoader(loadElement);
