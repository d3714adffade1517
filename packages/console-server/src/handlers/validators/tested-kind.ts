/** The kinds of systems whose connection can be tested ([S5]). */
export type TestedKind = 'aeries' | 'q' | 'qmlativ' | 'oneroster'
