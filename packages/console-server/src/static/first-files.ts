import { matchPath } from '@edconsole/console-core/contract'

/** Files of a screen that the entry doesn't have, as the build writes them into `screen-files.json`. */
type ScreenFiles = Readonly<
  Record<string, { readonly js: readonly string[]; readonly css: readonly string[] }>
>

/** What a page announces of a screen, so that its code is on its way before the entry has asked for it. */
export type FirstFiles = {
  /** Elements for the page's head. */
  readonly head: string
  /** Values of `Link`, which a proxy may send ahead as Early Hints. */
  readonly link: readonly string[]
}

const ENTRY = /<(?:script|link)\b[^>]*?\b(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"[^>]*>/g

/** The entry's files, from the page, and those of the screen that the address means. */
export const firstFilesOf = (page: string, path: string, stored: string | undefined): FirstFiles => {
  const entry = [...page.matchAll(ENTRY)].flatMap(([, file]) => file ?? [])
  const id = matchPath(path)?.id
  const screens: ScreenFiles = stored === undefined ? {} : JSON.parse(stored)
  const { js = [], css = [] } = (id !== undefined && screens[id]) || {}
  return {
    head: [
      ...css.map((file) => `<link rel="stylesheet" crossorigin href="${file}">`),
      ...js.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
    ].join(''),
    link: [...entry, ...css, ...js].map((file) =>
      file.endsWith('.css')
        ? `<${file}>; rel=preload; as=style; crossorigin`
        : `<${file}>; rel=modulepreload; crossorigin`,
    ),
  }
}
