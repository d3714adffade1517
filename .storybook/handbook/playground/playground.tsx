import { ConsoleProvider, type ThemeOptions } from '@edconsole/console-core'
import { createTestBackend, fixtures, TEST_NOW } from '@edconsole/console-core/testing'
import { ImportLogs } from '@edconsole/console-ui/import-logs'
import { type ReactElement, useDeferredValue, useState } from 'react'
import { Button } from '../../../packages/console-ui/src/parts/button/button.tsx'
import { CopyButton } from '../../../packages/console-ui/src/parts/copy-button/copy-button.tsx'
import { SearchField } from '../../../packages/console-ui/src/parts/search-field/search-field.tsx'
import { TextField } from '../../../packages/console-ui/src/parts/text-field/text-field.tsx'
import { textStyle } from '../../../packages/console-ui/src/styles/text-style.ts'
import { vars } from '../../../packages/console-ui/src/styles/tokens.css.ts'
import { ALL_TOKENS, type Token } from './all-tokens.ts'

type Values = Readonly<Record<string, string>>

const STATUSES = ['completed', 'failed', 'completed', 'loading', 'completed'] as const

const backend = createTestBackend()
backend.answer(
  'importLogs.headers',
  fixtures('importLogs.headers', 12, (index) => ({
    // As wide as real ones: a link of one digit is too small to press.
    batchId: 48_201 + index,
    status: STATUSES[index % STATUSES.length] ?? 'completed',
  })),
)

const clock = () => new Date(TEST_NOW)

/** Every token beside a real screen, which takes each new value at once, and the stylesheet that says the same. */
export function Playground(): ReactElement {
  const [values, setValues] = useState<Values>({})
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLowerCase()
  const shown = ALL_TOKENS.filter(({ name }) => name.includes(wanted))
  const set = (name: string, value: string) =>
    setValues((before) => {
      const { [name]: _, ...others } = before
      return value === '' ? others : { ...others, [name]: value }
    })
  // Every name is a token's; the type lists them one by one.
  const theme: ThemeOptions = { vars: useDeferredValue(values) as ThemeOptions['vars'] & object }
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: vars.space[8], alignItems: 'flex-start' }}>
      <section aria-label="Tokens" style={{ flex: '1 1 300px', maxInlineSize: 420, minInlineSize: 0 }}>
        <SearchField label="Search tokens" placeholder="accent, radius" value={search} onChange={setSearch} />
        <ul style={list}>
          {shown.map((token) => (
            <TokenRow key={token.name} token={token} value={values[token.name] ?? ''} onChange={set} />
          ))}
        </ul>
        <p role="status" style={{ ...textStyle('meta'), margin: 0, color: vars.color.text.tertiary }}>
          {shown.length} of {ALL_TOKENS.length} tokens
        </p>
      </section>
      <div style={{ flex: '4 1 560px', minInlineSize: 0 }}>
        <Stylesheet values={values} onReset={() => setValues({})} />
        <ConsoleProvider districtId="412" http={backend.http} clock={clock} theme={theme}>
          <ImportLogs />
        </ConsoleProvider>
      </div>
    </div>
  )
}

const list = {
  listStyle: 'none',
  margin: `${vars.space[4]} 0`,
  padding: vars.space[1],
  maxBlockSize: '70vh',
  overflowY: 'auto',
} as const

type TokenRowProps = { token: Token; value: string; onChange: (name: string, value: string) => void }

function TokenRow({ token: { name, value: own, group }, value, onChange }: TokenRowProps): ReactElement {
  return (
    <li style={{ marginBlockEnd: vars.space[4] }}>
      <div style={{ ...textStyle('meta'), color: vars.color.text.secondary }}>{name}</div>
      <div style={{ display: 'flex', gap: vars.space[3], alignItems: 'center' }}>
        {group === 'color' ? (
          <input
            type="color"
            aria-label={`${name}, picked`}
            value={/^#[0-9a-f]{6}$/i.test(value) ? value : firstColor(own)}
            onChange={(event) => onChange(name, event.currentTarget.value)}
            style={{ flex: 'none', inlineSize: 36, blockSize: 32, padding: 2 }}
          />
        ) : null}
        <TextField
          compact
          mono
          label={name}
          placeholder={own}
          value={value}
          onChange={(typed) => onChange(name, typed)}
        />
      </div>
    </li>
  )
}

/** What a color picker begins with, which knows no transparency: the color of the light theme. */
const firstColor = (value: string): string => /#[0-9a-f]{6}/i.exec(value)?.[0] ?? '#808080'

type StylesheetProps = { values: Values; onReset: () => void }

function Stylesheet({ values, onReset }: StylesheetProps): ReactElement {
  const lines = Object.entries(values).map(([name, value]) => `  ${name}: ${value};`)
  const css = `[data-ec-root] {\n${lines.join('\n')}\n}`
  return (
    <section aria-label="Your stylesheet" style={{ marginBlockEnd: vars.space[8] }}>
      {lines.length === 0 ? (
        <p style={{ ...textStyle('body'), margin: 0, color: vars.color.text.secondary }}>
          Change a token, and the stylesheet for it appears here.
        </p>
      ) : (
        <>
          <pre style={{ ...textStyle('dense'), margin: 0, fontFamily: vars.font.mono }}>{css}</pre>
          <div style={{ display: 'flex', gap: vars.space[3], marginBlockStart: vars.space[3] }}>
            <CopyButton text={css} what="the stylesheet" />
            <Button size="sm" onClick={onReset}>
              Reset
            </Button>
          </div>
        </>
      )}
    </section>
  )
}
