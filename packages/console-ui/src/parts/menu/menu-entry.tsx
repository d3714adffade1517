import { MenuItem as HeadlessItem } from '@headlessui/react'
import type { MouseEvent, ReactElement } from 'react'
import { classNames } from '../../styles/class-names.ts'
import * as css from './menu.css.ts'
import type { MenuItem } from './menu-item.ts'

export type MenuEntryProps = { item: MenuItem }

export function MenuEntry({ item }: MenuEntryProps): ReactElement {
  const disabled = item.disabledReason !== undefined
  const className = classNames(css.item, item.danger && css.danger)
  const face = (
    <>
      {item.icon === undefined ? null : <span className={css.icon}>{item.icon}</span>}
      <span className={css.texts}>
        {item.label}
        {disabled ? <span className={css.note}> {item.disabledReason}</span> : null}
      </span>
    </>
  )
  return (
    <>
      {item.separated ? <hr className={css.separator} /> : null}
      <HeadlessItem disabled={disabled}>
        {({ close }) => {
          const onClick = (event: MouseEvent<HTMLElement>) => {
            item.onSelect?.(event)
            // Headless UI takes a prevented click for one that was not meant for it.
            if (event.defaultPrevented) close()
          }
          return item.href === undefined || disabled ? (
            <button type="button" className={className} onClick={disabled ? undefined : onClick}>
              {face}
            </button>
          ) : (
            <a className={className} href={item.href} onClick={onClick}>
              {face}
            </a>
          )
        }}
      </HeadlessItem>
    </>
  )
}
