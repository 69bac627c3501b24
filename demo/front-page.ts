// Home pages. The code to paste uses the kit's URL on this site, so it works unchanged.
import {followSnippets} from './snippets.js';

followSnippets();
