/** What the two kinds of rows are called. */
export type ChartWords = { readonly accepted: string; readonly rejected: string }

export const CHART_WORDS: ChartWords = { accepted: 'Accepted', rejected: 'Rejected' }
