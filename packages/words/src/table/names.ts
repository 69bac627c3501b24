/** Default names of the other players, by seat. */
export const NAMES = ['Ada', 'Inès', 'Giulia', 'Hugo', 'Livia', 'Émile'] as const;
