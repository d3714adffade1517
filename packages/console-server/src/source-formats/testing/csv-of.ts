/** Writes a table as RFC 4180 has it: quotes only where a value needs them. Independent of what exports write. */
export const csvOf = (
  header: readonly string[],
  rows: readonly Readonly<Record<string, string | number | boolean | null>>[],
  { delimiter = ',' }: { delimiter?: string } = {},
): string => {
  const cell = (value: string): string =>
    /["\r\n]/.test(value) || value.includes(delimiter) ? `"${value.replaceAll('"', '""')}"` : value
  const line = (cells: readonly string[]) => `${cells.map(cell).join(delimiter)}\r\n`
  for (const row of rows)
    for (const name of Object.keys(row)) if (!header.includes(name)) throw new Error(`No column ${name}`)
  return [header, ...rows.map((row) => header.map((name) => String(row[name] ?? '')))].map(line).join('')
}
