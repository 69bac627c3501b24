import {writeRecord} from '@cartavola/engine';
import type {TableMatch} from './table-match.js';

/** Returns the record of a match as data, as records are written. */
export const writtenRecord = ({record, setup}: TableMatch): unknown =>
  JSON.parse(writeRecord(record, setup.layout.game)) as unknown;
