import { useMessages } from '@edconsole/console-core'
import { Fragment, type ReactElement, useContext } from 'react'
import { Dialog } from '../../parts/dialog/dialog.tsx'
import { KeyCap } from '../../parts/key-cap/key-cap.tsx'
import { Switch } from '../../parts/switch/switch.tsx'
import { isSingleKey, SHORTCUTS, type ShortcutId } from '../../patterns/shortcuts/shortcuts.ts'
import { AppearanceContext } from '../appearance/appearance.ts'
import { isMac, keysText } from './keys-text.ts'
import { shortcutMessages } from './messages.ts'
import { OTHER_KEYS } from './other-keys.ts'
import * as css from './shortcuts-dialog.css.ts'

export type ShortcutsDialogProps = { open: boolean; onClose: () => void }

const IDS = Object.keys(SHORTCUTS) as ShortcutId[]
const LINES = [
  ...IDS.map((id) => ({ id, where: SHORTCUTS[id].where, keys: [SHORTCUTS[id].keys] })),
  ...OTHER_KEYS,
]
const PLACES = [...new Set(LINES.map(({ where }) => where))]

/** All keys of the console, and the switch for those that are a single letter or sign (ux 11, WCAG 2.1.4). */
export function ShortcutsDialog({ open, onClose }: ShortcutsDialogProps): ReactElement {
  const m = useMessages('shell', shortcutMessages).shortcuts
  const { singleKeys, change } = useContext(AppearanceContext)
  return (
    <Dialog open={open} onClose={onClose} title={m.title}>
      <Switch
        spread
        label={m.singleKeys}
        help={m.singleKeysHelp(singles())}
        checked={singleKeys}
        onChange={(next) => change({ singleKeys: next })}
      />
      {PLACES.map((place) => (
        <Fragment key={place}>
          <h3 className={css.place}>{m.where[place]}</h3>
          <dl className={css.list}>
            {LINES.filter(({ where }) => where === place).map(({ id, keys }) => (
              <div key={id} className={css.line}>
                <dt className={css.keys}>
                  {keys.map((key) => (
                    <span key={key} className={css.keys}>
                      {keysText(key, isMac()).map((cap) => (
                        <KeyCap key={cap}>{cap}</KeyCap>
                      ))}
                    </span>
                  ))}
                </dt>
                <dd className={css.what}>
                  {m.what[id]}
                  {!singleKeys && keys.every(isSingleKey) && SINGLE.includes(keys[0] ?? '') ? (
                    <span className={css.off}> {m.off}</span>
                  ) : null}
                </dd>
              </div>
            ))}
          </dl>
        </Fragment>
      ))}
    </Dialog>
  )
}

const SINGLE = Object.values(SHORTCUTS)
  .map(({ keys }): string => keys)
  .filter(isSingleKey)

function singles(): string {
  return new Intl.ListFormat('en-US').format(SINGLE)
}
