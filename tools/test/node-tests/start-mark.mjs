/** Begins the name of a test that marks the start of a file. The file's name follows; an empty one marks the end of the run. */
export const START = 'start of ';
