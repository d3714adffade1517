/** `larkspur-valley-unified_import-logs_2026-09-14.csv`; without a district, without its part. */
export function csvFileName(district: string | undefined, table: string, day: string): string {
  return `${[district, table].map(slug).filter(Boolean).join('_')}_${day}.csv`
}

function slug(text = ''): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
