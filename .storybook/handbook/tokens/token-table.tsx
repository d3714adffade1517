import type { ReactElement, ReactNode } from 'react'
import { textStyle } from '../../../packages/console-ui/src/styles/text-style.ts'
import { vars } from '../../../packages/console-ui/src/styles/tokens.css.ts'

export type TokenTableProps = {
  caption: string
  head: readonly string[]
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}

const cell = {
  padding: `${vars.space[3]} ${vars.space[5]}`,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  textAlign: 'start',
} as const

/** Tokens of one kind, a row each; the first cell names the row. */
export function TokenTable({ caption, head, rows }: TokenTableProps): ReactElement {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached by keyboard
    <section aria-label={caption} tabIndex={0} style={{ overflowX: 'auto', marginBlockEnd: vars.space[10] }}>
      <table
        style={{ ...textStyle('dense'), borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' }}
      >
        <caption style={{ ...textStyle('section'), textAlign: 'start', paddingBlockEnd: vars.space[4] }}>
          {caption}
        </caption>
        <thead>
          <tr>
            {head.map((title) => (
              <th
                key={title}
                scope="col"
                style={{ ...cell, color: vars.color.text.tertiary, fontWeight: 550 }}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...others] }) => (
            <tr key={key}>
              <th scope="row" style={{ ...cell, fontWeight: 550, whiteSpace: 'nowrap' }}>
                {name}
              </th>
              {head.slice(1).map((title, at) => (
                <td key={title} style={cell}>
                  {others[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
