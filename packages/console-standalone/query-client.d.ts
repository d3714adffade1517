/** In place of the library's declarations, which a page doesn't have: no option of a page is a query client. */
export type QueryClient = never
