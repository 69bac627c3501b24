import {svg} from 'lit';
import {icon} from '../../match/tool-icons.js';

export const pileIcon = icon(svg`<path d="m12 4 9 4-9 4-9-4zM3 12l9 4 9-4M3 16l9 4 9-4"/>`);
export const crownIcon = icon(svg`<path d="M4 18h16l1-10-5 4-4-6-4 6-5-4z" fill="currentColor"/>`);
export const checkIcon = icon(svg`<path d="m5 13 5 5 9-11"/>`);
export const pointerIcon = icon(svg`<path d="M12 5v13M6 12.500l6 6 6-6"/>`);
export const refusedIcon = icon(svg`<circle cx="12" cy="12" r="8.5"/><path d="m6 6 12 12"/>`);
