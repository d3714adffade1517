import { readdirSync } from 'node:fs'

/** A page over all pictures of a folder: a row for each subject, a picture for each theme and width. */
export const contactSheet = (folder: string): string => {
  const shots = readdirSync(folder).flatMap((file) => {
    const [, name, theme, width] = /^(.+)\.(\w+)\.(\d+)\.png$/.exec(file) ?? []
    return name && theme && width ? [{ file, name, theme, width: Number(width) }] : []
  })
  const rows = Map.groupBy(shots, ({ name }) => name)
  const pictures = (row: typeof shots) =>
    row
      .toSorted((a, b) => a.theme.localeCompare(b.theme) || a.width - b.width)
      .map(
        ({ file, theme, width }) =>
          `<a href="${file}"><img loading="lazy" src="${file}" alt=""><span>${theme}, ${width} px</span></a>`,
      )
  const sections = [...rows]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, row]) => `<section id="${name}"><h2>${name}</h2>${pictures(row).join('')}</section>`)
  return `<!doctype html>
<meta charset="utf-8">
<title>Screenshots of the console</title>
<style>
  body { font: 14px system-ui, sans-serif; margin: 24px; background: #eee }
  section { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start }
  h2 { flex-basis: 100%; font-size: 16px; margin: 24px 0 0 }
  a { color: inherit; text-decoration: none }
  img { display: block; height: 320px; width: auto; max-width: 640px; object-fit: contain; object-position: top; background: #fff }
</style>
${sections.join('\n')}
`
}
