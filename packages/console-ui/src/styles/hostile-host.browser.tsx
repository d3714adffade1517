import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  Button,
  Checkbox,
  CountPill,
  DateField,
  ErrorSummary,
  Field,
  IconButton,
  Menu,
  NumberField,
  Popover,
  RadioCards,
  SearchField,
  SecretField,
  SegmentedControl,
  Select,
  Stepper,
  Switch,
  SyncIcon,
  Tabs,
  TextField,
  ThemeRoot,
  type ThemeRootProps,
} from '../parts/index.ts'

const nothing = () => {}
let hostSheet: HTMLStyleElement | undefined

beforeEach(async () => {
  await page.viewport(1200, 800)
})

afterEach(() => {
  cleanup()
  hostSheet?.remove()
  hostSheet = undefined
})

function host(css: string): void {
  hostSheet = document.createElement('style')
  hostSheet.textContent = css
  document.head.append(hostSheet)
}

function showParts(theme: Omit<ThemeRootProps, 'children'> = {}): void {
  render(
    <ThemeRoot {...theme}>
      <Button icon={<SyncIcon size="sm" />}>Sync now</Button>
      <Button size="sm">Try again</Button>
      <IconButton label="Actions" size="sm" icon={<SyncIcon />} />
      <Checkbox label="Encrypt" checked onChange={nothing} />
      <Switch label="Wrap lines" checked onChange={nothing} />
      <SegmentedControl
        label="Theme"
        value="a"
        onChange={nothing}
        options={[
          { value: 'a', label: 'Light' },
          { value: 'b', label: 'Dark' },
        ]}
      />
      <SearchField label="Search" value="x" onChange={nothing} />
      <Field label="Name">
        <TextField value="" onChange={nothing} />
      </Field>
      <Select compact label="Rows" value="1" onChange={nothing} options={[{ value: '1', label: '25' }]} />
      <Tabs label="Batch" items={[{ key: 'a', label: 'Details', href: '#a', current: true }]} />
      <Menu label="More" items={[]} />
      <Popover label="Columns" trigger={<Button>Columns</Button>}>
        x
      </Popover>
      <CountPill value={3} />
      <NumberField label="Days" value="3" onChange={nothing} />
      <DateField label="First day" value="2026-08-12" onChange={nothing} />
      <SecretField label="API secret" value="typed" onChange={nothing} savedOn="10/02/2026" />
      <SecretField label="API key" value="" onChange={nothing} savedOn="10/02/2026" />
      <RadioCards label="SIS" value="q" onChange={nothing} options={[{ value: 'q', label: 'Q' }]} />
      <Stepper
        label="Setup"
        current="b"
        onStep={nothing}
        steps={[
          { id: 'a', label: 'A', done: true },
          { id: 'b', label: 'B' },
        ]}
      />
      <ErrorSummary title="Not saved" faults={[{ key: 'a', text: 'Enter a name', onGo: nothing }]} />
    </ThemeRoot>,
  )
}

/** What a finger or a pointer meets: the label around a checkbox, the well around an input. */
function targets(): { name: string; width: number; height: number }[] {
  return [...document.querySelectorAll('button, a, input, select')].map((control) => {
    const area = control.closest('label') ?? control
    const { width, height } = area.getBoundingClientRect()
    return { name: control.getAttribute('aria-label') ?? area.textContent ?? '', width, height }
  })
}

describe('targets', () => {
  it.each(['comfortable', 'compact'] as const)('are never smaller than 24 px when %s', (density) => {
    showParts({ density })
    expect(targets().length).toBeGreaterThan(12)
    expect(targets().filter(({ width, height }) => width < 24 || height < 24)).toEqual([])
  })

  it('grow to 40 px on small screens', async () => {
    await page.viewport(390, 800)
    showParts({ density: 'compact' })
    const buttons = [...document.querySelectorAll('[data-ec-root] button:not([data-ec-search] button)')].map(
      (each) => each.getBoundingClientRect(),
    )
    expect(buttons.filter(({ height }) => height < 40)).toEqual([])
  })
})

describe('a host with rules of its own', () => {
  it('a root font size of 10 px is met by one variable: nothing shrinks', () => {
    host('html { font-size: 10px }')
    showParts({ vars: { '--ec-rem': '1.6rem' } })
    const button = [...document.querySelectorAll('button')].find((each) => each.textContent === 'Sync now')
    expect(button && getComputedStyle(button).fontSize).toBe('13px')
    expect(button?.getBoundingClientRect().height).toBe(32)
  })

  it('what text inherits from the host stops at the root', () => {
    host(
      'body { text-transform: uppercase; letter-spacing: 4px; font: italic 700 30px/3 serif; text-align: right }',
    )
    showParts()
    const tab = document.querySelector('a')
    const look = tab && getComputedStyle(tab)
    expect(look?.textTransform).toBe('none')
    expect(look?.fontStyle).toBe('normal')
    expect(look?.fontSize).toBe('13.5px')
    expect(look?.textAlign).toBe('start')
  })

  it('an unlayered rule of the host wins over the layered sheet, as promised', () => {
    host('button { border-radius: 0 }')
    showParts()
    const button = document.querySelector('button')
    expect(button && getComputedStyle(button).borderRadius).toBe('0px')
  })

  it('nothing of the host changes: its own elements look as before', () => {
    const own = document.createElement('button')
    own.textContent = 'Own'
    document.body.append(own)
    const look = () =>
      JSON.stringify(
        Object.fromEntries(
          [...getComputedStyle(own)].map((name) => [name, getComputedStyle(own).getPropertyValue(name)]),
        ),
      )
    const before = look()
    showParts()
    expect(look()).toBe(before)
    own.remove()
  })
})

it.each([
  ['light', 'rgb(255, 255, 255)'],
  ['dark', 'rgb(17, 21, 29)'],
] as const)('the %s scheme is one attribute away', (scheme, background) => {
  showParts({ scheme })
  const root = document.querySelector('[data-ec-root]')
  expect(root && getComputedStyle(root).backgroundColor).toBe(background)
})
