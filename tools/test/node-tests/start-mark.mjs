/**
 * Prefix of a test name that marks the start of a file. The file name follows it. An empty file name marks the end of
 * the run.
 */
export const START = 'start of ';
