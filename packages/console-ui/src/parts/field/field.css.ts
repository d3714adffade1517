import { partStyle } from '../../styles/layered-style.ts'
import { boxReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color } = vars

export const root = partStyle(
  { ...boxReset, display: 'flex', flexDirection: 'column', gap: vars.space[3], minInlineSize: 0 },
  'root',
)
export const head = partStyle({ display: 'flex', alignItems: 'baseline', gap: vars.space[4] }, 'head')
export const label = partStyle(
  { ...boxReset, ...textStyle('dense'), fontWeight: 550, color: color.text.primary },
  'label',
)
export const asterisk = partStyle({ color: color.danger.text, marginInlineStart: 4 }, 'asterisk')
export const optional = partStyle({ ...textStyle('meta'), color: color.text.tertiary }, 'optional')
export const edited = partStyle(
  {
    ...textStyle('meta'),
    flex: 'none',
    paddingInline: 5,
    borderRadius: vars.radius.xs,
    background: color.accent.subtle,
    fontWeight: 550,
    color: color.accent.text,
  },
  'edited',
)
/** At the far end of the label's line. */
export const headEnd = partStyle({ marginInlineStart: 'auto' }, 'headEnd')
export const help = partStyle({ ...boxReset, ...textStyle('meta'), color: color.text.tertiary }, 'help')
export const acting = partStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[4],
    // As tall as a line without a button, which is higher than its words.
    marginBlock: `calc((${vars.type.meta.line} - ${vars.size.target}) / 2)`,
  },
  'acting',
)
export const error = partStyle(
  {
    ...boxReset,
    ...textStyle('meta'),
    display: 'flex',
    alignItems: 'flex-start',
    gap: 5,
    fontWeight: 500,
    color: color.danger.text,
    overflowWrap: 'anywhere',
  },
  'error',
)
export const errorIcon = partStyle({ flex: 'none', marginBlockStart: 1 }, 'errorIcon')
