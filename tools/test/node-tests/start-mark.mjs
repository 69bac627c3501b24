/** Prefix of the test name that marks the start of a file. The file's name follows. An empty name marks the end of the run. */
export const START = 'start of ';
