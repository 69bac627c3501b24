/** Names of the other players where the page gives none, by seat. */
export const NAMES = ['Ada', 'Inès', 'Giulia', 'Hugo', 'Livia', 'Émile'] as const;
