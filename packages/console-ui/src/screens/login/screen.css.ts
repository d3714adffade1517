import { growing } from '../../styles/growing.ts'
import { screenStyle } from '../../styles/layered-style.ts'
import { boxReset, headingReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

export const page = screenStyle(
  {
    boxSizing: 'border-box',
    display: 'grid',
    gridTemplateRows: `${growing(64)} 1fr ${growing(56)}`,
    justifyItems: 'center',
    flex: '1 0 auto',
    backgroundColor: vars.color.bg.canvas,
  },
  'page',
)

export const card = screenStyle(
  {
    boxSizing: 'border-box',
    alignSelf: 'center',
    inlineSize: `min(${growing(400)}, calc(100vw - 2 * ${vars.space[6]}))`,
    marginBlock: vars.space[6],
    padding: '30px 32px 28px',
    border: `1px solid ${vars.color.border.default}`,
    borderRadius: 14,
    backgroundColor: vars.color.bg.surface,
    boxShadow: '0 1px 2px rgb(16 22 36 / 5%), 0 12px 36px rgb(16 22 36 / 6%)',
    '@media': { '(max-width: 480px)': { padding: '24px 20px 20px' } },
  },
  'card',
)

export const title = screenStyle(
  {
    ...headingReset,
    color: 'inherit',
    fontFamily: 'inherit',
    fontSize: vars.type.display.size,
    lineHeight: vars.type.display.line,
    fontWeight: 650,
    letterSpacing: vars.type.display.tracking,
    outline: 'none',
  },
  'title',
)

export const lead = screenStyle(
  { ...boxReset, marginBlockStart: vars.space[1], color: vars.color.text.secondary },
  'lead',
)

/** What the next fields are for. */
export const note = screenStyle({ ...boxReset, color: vars.color.text.primary }, 'note')

/** Why something isn't offered. */
export const why = screenStyle({ ...boxReset, ...textStyle('meta'), color: vars.color.text.secondary }, 'why')

export const centered = screenStyle({ justifySelf: 'center', ...textStyle('dense') }, 'centered')

export const step = screenStyle({ marginBlockStart: vars.space[7] }, 'step')

/** What a link offers, below the words about it. */
export const linked = screenStyle(
  { display: 'grid', gap: vars.space[6], marginBlockStart: vars.space[7] },
  'linked',
)

export const ways = screenStyle({ display: 'grid', gap: vars.space[4] }, 'ways')

export const form = screenStyle({ display: 'grid', gap: vars.space[6] }, 'form')

export const wide = screenStyle(
  { inlineSize: '100%', minBlockSize: growing(40), justifyContent: 'center', fontSize: vars.type.body.size },
  'wide',
)

export const or = screenStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[5],
    marginBlock: 18,
    color: vars.color.text.tertiary,
    ...textStyle('meta'),
    '::before': { content: '""', flex: 1, blockSize: 1, backgroundColor: vars.color.border.default },
    '::after': { content: '""', flex: 1, blockSize: 1, backgroundColor: vars.color.border.default },
  },
  'or',
)

/** The way of the staff, after the ways of the districts. */
export const quiet = screenStyle(
  { minBlockSize: growing(40), fontSize: vars.type.body.size, color: vars.color.text.link },
  'quiet',
)

export const waiting = screenStyle(
  { display: 'grid', gridTemplateRows: `10px ${growing(52)} ${growing(40)}`, gap: vars.space[5] },
  'waiting',
)
