import { growing } from '../../styles/growing.ts'
import { screenStyle } from '../../styles/layered-style.ts'
import { boxReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

export const page = screenStyle(
  {
    display: 'grid',
    gap: vars.space[6],
    inlineSize: '100%',
    maxInlineSize: growing(560),
    marginInline: 'auto',
  },
  'page',
)

export const invitation = screenStyle(
  {
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space[4],
    paddingBlock: `${vars.space[12]} ${vars.space[8]}`,
    textAlign: 'center',
  },
  'invitation',
)

export const mark = screenStyle(
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: growing(44),
    blockSize: growing(44),
    borderRadius: vars.radius.xl,
    backgroundColor: vars.color.accent.subtle,
    color: vars.color.accent.text,
  },
  'mark',
)

export const title = screenStyle({ ...boxReset, ...textStyle('heading') }, 'title')

export const text = screenStyle(
  { ...boxReset, marginBlockEnd: vars.space[4], color: vars.color.text.secondary },
  'text',
)

export const picker = screenStyle(
  { inlineSize: '100%', maxInlineSize: growing(380), marginBlockEnd: vars.space[5], textAlign: 'start' },
  'picker',
)
