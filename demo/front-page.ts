// Front pages. Their lines to paste use the kit's address in this page, so that they work unchanged.
import {followSnippets} from './snippets.js';

followSnippets();
