import { afterEach, expect, it, vi } from 'vitest'
import { cdp } from 'vitest/browser'
import { printAlone } from './print-alone.ts'

const onPaper = (media: 'print' | '') => cdp().send('Emulation.setEmulatedMedia', { media })

afterEach(async () => {
  await onPaper('')
  document.body.replaceChildren()
})

it('R26 on paper there is the record alone, as long as it is, and the page is as before afterwards', async () => {
  document.body.innerHTML = `
    <main id="page">The page</main>
    <div id="layer" style="position: fixed; block-size: 100px; overflow: hidden">
      <div id="head">A button</div>
      <div id="body" style="block-size: 50px; overflow: auto"><div id="record" style="block-size: 900px">Rows</div></div>
    </div>`
  const find = (id: string) => document.querySelector<HTMLElement>(`#${id}`) ?? document.body
  const before = document.body.innerHTML
  await onPaper('print')
  const seen: Record<string, unknown> = {}
  vi.spyOn(window, 'print').mockImplementation(() => {
    for (const id of ['page', 'head', 'record']) seen[id] = find(id).checkVisibility()
    const { position, overflow } = getComputedStyle(find('layer'))
    Object.assign(seen, { position, overflow, high: find('layer').clientHeight >= 900 })
  })
  printAlone(find('record'))
  expect(seen).toEqual({
    page: false,
    head: false,
    record: true,
    position: 'static',
    overflow: 'visible',
    high: true,
  })
  expect(document.body.innerHTML.replaceAll(' class=""', '')).toBe(before)
})
