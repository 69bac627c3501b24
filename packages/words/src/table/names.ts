/** How those who play beside the reader are called where the page gives no names, by seat. */
export const NAMES = ['Ada', 'Inès', 'Giulia', 'Hugo', 'Livia', 'Émile'] as const;
