// The first pages: the lines to paste name the kit where the page found it, so that they work as they stand.
import {followSnippets} from './snippets.js';

followSnippets();
