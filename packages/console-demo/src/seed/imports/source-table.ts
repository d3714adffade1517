/** Rows as a file holds them. */
export type SourceTable = { header: string[]; rows: string[][] }

/** RFC 4180, with line ends of the web. */
export const csvOf = ({ header, rows }: SourceTable): string =>
  [header, ...rows]
    .map((fields) => fields.map(quoted).join(','))
    .join('\n')
    .concat('\n')

const quoted = (field: string): string =>
  /[",\n\r]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field
