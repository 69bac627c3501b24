// Home pages. Their lines to paste use this page's URL for the kit, so they work unchanged.
import {followSnippets} from './snippets.js';

followSnippets();
