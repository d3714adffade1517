import { cleanup, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { cdp } from 'vitest/browser'
import { Badge } from '../parts/badge/badge.tsx'
import { Button } from '../parts/button/button.tsx'
import { Checkbox } from '../parts/checkbox/checkbox.tsx'
import { CountPill } from '../parts/count-pill/count-pill.tsx'
import { IconButton } from '../parts/icon-button/icon-button.tsx'
import { CloseIcon } from '../parts/icons/icons.ts'
import { RowBar } from '../parts/row-bar/row-bar.tsx'
import { SegmentedControl } from '../parts/segmented-control/segmented-control.tsx'
import { Select } from '../parts/select/select.tsx'
import { Spinner } from '../parts/spinner/spinner.tsx'
import { Switch } from '../parts/switch/switch.tsx'
import { TextArea } from '../parts/text-area/text-area.tsx'
import { TextField } from '../parts/text-field/text-field.tsx'
import { ThemeRoot } from '../parts/theme-root/theme-root.tsx'
import { media } from './media.ts'

type Features = { name: string; value: string }[]
const emulate = (features: Features) => cdp().send('Emulation.setEmulatedMedia', { features })

beforeAll(async () => {
  await emulate([
    { name: 'forced-colors', value: 'active' },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ])
  expect([media.forcedColors, media.reducedMotion].map((query) => matchMedia(query).matches)).toEqual([
    true,
    true,
  ])
})
afterAll(() => emulate([]))
afterEach(cleanup)

const nothing = () => {}
const options = ['25', '50'].map((value) => ({ value, label: value }))

/** What has no edge but a fill or a shadow vanishes where the system picks the colors. */
const EDGED: [name: string, part: ReactElement, find: string][] = [
  ['a button', <Button key="">Save</Button>, 'button'],
  [
    'a primary button',
    <Button key="" kind="primary">
      Save
    </Button>,
    'button',
  ],
  ['a checkbox', <Checkbox key="" label="Include" checked={false} onChange={nothing} />, 'input'],
  ['a switch', <Switch key="" label="Include" checked={false} onChange={nothing} />, 'input'],
  ['a text field', <TextField key="" label="Name" value="" onChange={nothing} />, '*:has(> input)'],
  [
    'a text area',
    <TextArea key="" label="Name" value="" onChange={nothing} />,
    '*:has(> textarea), textarea',
  ],
  [
    'a select',
    <Select key="" label="Rows" value="25" options={options} onChange={nothing} />,
    '*:has(> select)',
  ],
  ['a count', <CountPill key="" value={7} />, 'span'],
  ['a badge', <Badge key="">Required</Badge>, 'span'],
]

it.each(EDGED)('%s has an edge in forced colors (ux 5)', (_, part, find) => {
  const { container } = render(<ThemeRoot>{part}</ThemeRoot>)
  const edged = [...container.querySelectorAll(`[data-ec-root] ${find}`)].some((element) => {
    const { borderTopStyle, borderTopWidth, appearance } = getComputedStyle(element)
    return (borderTopStyle !== 'none' && borderTopWidth !== '0px') || appearance === 'auto'
  })
  expect(edged).toBe(true)
})

const backgroundOf = (element: Element | null): string =>
  element ? getComputedStyle(element).backgroundColor : ''

it('accepted, warned and rejected rows stay apart', () => {
  const { container } = render(
    <ThemeRoot>
      <RowBar accepted={5} warned={3} rejected={2} />
    </ThemeRoot>,
  )
  const segments = [...(container.querySelector('[role="img"]')?.children ?? [])].map(backgroundOf)
  expect(segments).toHaveLength(3)
  expect(new Set(segments).size).toBe(3)
})

it('what is chosen differs from what is not', () => {
  const { container } = render(
    <ThemeRoot>
      <SegmentedControl label="Rows" value="25" options={options} onChange={nothing} />
      <IconButton label="One" icon={<CloseIcon />} pressed />
      <IconButton label="Two" icon={<CloseIcon />} pressed={false} />
    </ThemeRoot>,
  )
  const look = (element: Element | null) => {
    const { backgroundColor, outlineStyle, borderTopColor, borderTopStyle, color } = getComputedStyle(
      element ?? document.body,
    )
    return [backgroundColor, outlineStyle, borderTopColor, borderTopStyle, color].join()
  }
  const [first, second] = container.querySelectorAll('label')
  expect(look(first ?? null)).not.toBe(look(second ?? null))
  const [pressed, other] = container.querySelectorAll('button')
  expect(look(pressed ?? null)).not.toBe(look(other ?? null))
})

it('[ux 5] the count in the chosen segment has the color of its word', () => {
  const counted = options.map((option) => ({ ...option, count: 7 }))
  const { container } = render(
    <ThemeRoot>
      <SegmentedControl label="Rows" value="25" options={counted} onChange={nothing} />
    </ThemeRoot>,
  )
  const [chosen] = container.querySelectorAll('label')
  const colors = [chosen, ...(chosen?.querySelectorAll('span') ?? [])].map(
    (element) => element && getComputedStyle(element).color,
  )
  expect(colors.length).toBeGreaterThan(2)
  expect(new Set(colors).size).toBe(1)
})

it('under reduced motion nothing turns or moves', () => {
  // In tests nothing moves anyway
  document.adoptedStyleSheets = []
  const { container } = render(
    <ThemeRoot>
      <Spinner label="Running" />
      <Switch label="Include" checked onChange={nothing} />
      <Button>Save</Button>
    </ThemeRoot>,
  )
  const moving = [...container.querySelectorAll('*')].filter((element) => {
    const { animationName, transitionProperty, transitionDuration } = getComputedStyle(element)
    const moves = transitionProperty !== 'none' && !/^(0s(, )?)+$/.test(transitionDuration)
    return animationName !== 'none' || (moves && transitionProperty !== 'opacity')
  })
  expect(moving).toEqual([])
})
