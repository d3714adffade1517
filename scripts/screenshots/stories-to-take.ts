import type { Subject } from './subject.ts'

type Index = { entries: Record<string, { id: string; type: string }> }

/** Every story of a running Storybook, photographed after what it does by itself. */
export const storiesToTake = async (origin: string): Promise<Subject[]> => {
  const { entries }: Index = await (await fetch(`${origin}/index.json`)).json()
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id }) => ({
      name: id,
      addressIn: (theme) => {
        const scheme = theme === 'dark' ? 'dark' : 'light'
        return `${origin}/iframe.html?id=${id}&viewMode=story&globals=scheme:${scheme}`
      },
      settled: (page) =>
        page.waitForFunction(
          () => {
            const preview: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__')
            const render: unknown =
              typeof preview === 'object' && preview ? Reflect.get(preview, 'currentRender') : undefined
            const phase: unknown =
              typeof render === 'object' && render ? Reflect.get(render, 'phase') : undefined
            return phase === 'finished' || phase === 'errored' || phase === 'aborted'
          },
          undefined,
          { timeout: 180_000 },
        ),
    }))
}
