/** What is typed into the form. Kept above it, so that changing the way in loses nothing. */
export type Credentials = { username: string; password: string }
