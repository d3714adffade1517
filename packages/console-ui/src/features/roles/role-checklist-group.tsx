import { Fragment, type MouseEvent, type ReactElement, useId } from 'react'
import { Badge } from '../../parts/badge/badge.tsx'
import { Button } from '../../parts/button/button.tsx'
import { Checkbox } from '../../parts/checkbox/checkbox.tsx'
import { AddIcon, CollapseIcon, ExpandIcon, ResetIcon, WarningIcon } from '../../parts/icons/icons.ts'
import { classNames } from '../../styles/class-names.ts'
import type { RoleMessages } from './messages.ts'
import type { OptionState } from './option-states.ts'
import * as css from './role-checklist.css.ts'
import type { RoleOption, RoleOptionGroup } from './role-options.ts'

export type RoleChecklistGroupProps = {
  /** With the options that are shown. */
  group: RoleOptionGroup
  /** All of its options, shown or not: the box at the top stands for these. */
  all: readonly RoleOption[]
  states: ReadonlyMap<string, OptionState>
  open: boolean
  /** Absent while a search or a view keeps it open. */
  onOpen: ((open: boolean) => void) | undefined
  onSet: (names: readonly string[], chosen: boolean) => void
  readOnly: boolean
  m: RoleMessages['checklist']
}

/** A group of roles: one box for all of them, which is mixed while some are chosen, and a box for each. */
export function RoleChecklistGroup(props: RoleChecklistGroupProps): ReactElement {
  const { group, all, states, open, onOpen, onSet, readOnly, m } = props
  const listId = useId()
  const of = (name: string) => states.get(name)
  const isHeld = (name: string) => of(name)?.chosen === true || (of(name)?.through.length ?? 0) > 0
  const free = all
    .map(({ name }) => name)
    .filter((name) => of(name)?.lock === undefined && (of(name)?.chosen || !isHeld(name)))
  const held = all.filter(({ name }) => isHeld(name)).length
  const areAll = free.every((name) => of(name)?.chosen)
  const Chevron = open ? CollapseIcon : ExpandIcon
  const count = m.ofGroup(held, all.length)
  return (
    <li className={css.group}>
      <div className={css.head}>
        <span className={css.whole}>
          <Checkbox
            hideLabel
            label={m.wholeGroup(group.title)}
            checked={held === all.length}
            indeterminate={held > 0 && held < all.length}
            readOnly={readOnly || free.length === 0}
            // Of a mixed one all are chosen; again, and all are cleared.
            onChange={() => onSet(free, !areAll)}
          />
        </span>
        {onOpen ? (
          <button
            type="button"
            className={css.toggle}
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            onClick={() => onOpen(!open)}
          >
            <span className={css.title}>{group.title}</span>
            <span className={css.ofGroup}>{count}</span>
            <Chevron size="md" className={css.chevron} />
          </button>
        ) : (
          <>
            <span className={css.title}>{group.title}</span>
            <span className={css.ofGroup}>{count}</span>
          </>
        )}
      </div>
      {open ? (
        <ul className={css.options} id={listId} aria-label={group.title}>
          {group.options.map((option) => {
            const state = of(option.name)
            return state ? (
              <Option
                key={option.name}
                option={option}
                state={state}
                onSet={onSet}
                readOnly={readOnly}
                m={m}
              />
            ) : null
          })}
        </ul>
      ) : null}
    </li>
  )
}

type OptionProps = Pick<RoleChecklistGroupProps, 'onSet' | 'readOnly' | 'm'> & {
  option: RoleOption
  state: OptionState
}

function Option({ option, state, onSet, readOnly, m }: OptionProps): ReactElement {
  const { name, title, description } = option
  const { chosen, change, through, lock, need } = state
  const noteId = useId()
  const isThrough = through.length > 0
  const note = lock ?? (isThrough ? m.from(through.join(', ')) : undefined)
  return (
    <li className={classNames(css.option, change && css.changed)}>
      <div className={css.row}>
        <span className={css.box}>
          <Checkbox
            label={title}
            code={<RoleName name={name} />}
            help={description === '' ? undefined : description}
            checked={chosen || isThrough}
            // Held through another role, it is cleared there.
            readOnly={readOnly || lock !== undefined || (isThrough && !chosen)}
            describedBy={note === undefined && change === undefined ? undefined : noteId}
            onChange={(on) => onSet([name], on)}
          />
        </span>
        <span className={css.state} id={noteId}>
          {note}{' '}
          {change ? (
            <Badge tone={change === 'added' ? 'success' : 'danger'}>
              {change === 'added' ? m.added : m.removed}
            </Badge>
          ) : null}
        </span>
      </div>
      {need ? (
        <div className={css.need}>
          <WarningIcon size="md" className={css.needIcon} />
          <span className={css.needText}>{need.text}</span>
          <Button
            size="sm"
            icon={need.isRemoved ? <ResetIcon /> : <AddIcon />}
            onClick={(event) => {
              keepFocus(event)
              onSet(need.names, true)
            }}
          >
            {need.action}
          </Button>
        </div>
      ) : null}
    </li>
  )
}

/** A line may end after an underscore. */
function RoleName({ name }: { name: string }): ReactElement {
  const [first = '', ...others] = name.split('_')
  return (
    <span className={css.name}>
      {first}
      {others.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one name, which may repeat
        <Fragment key={index}>
          _<wbr />
          {part}
        </Fragment>
      ))}
    </span>
  )
}

/** The button goes away with what it settles: the focus goes to the box that it belongs to. */
function keepFocus({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest('li')?.querySelector('input')?.focus()
}
