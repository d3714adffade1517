import { componentTitle } from '@edconsole/console-core'
import type { UploadSetTrial } from '@edconsole/console-core/contract'
import type { ReactElement } from 'react'
import type { UploadMessages } from './messages.ts'
import { TrialResult } from './trial-result.tsx'
import * as css from './upload.css.ts'

type SetTrialsProps = { trials: readonly UploadSetTrial[]; m: UploadMessages['review'] }

/** What an import would do with files that are put together: by template, since one file may hold rows of several components. */
export function SetTrials({ trials, m }: SetTrialsProps): ReactElement {
  return (
    <section className={css.block} aria-label={m.together}>
      <h3 className={css.strong}>{m.together}</h3>
      <ul className={css.list}>
        {trials.map(({ templateId, name, componentName, trial }) => {
          const title = componentTitle(componentName)
          // The usual names of templates begin with their component.
          const saysTitle = name.startsWith(title)
          return (
            <li key={templateId} className={css.item}>
              <div>
                <p className={css.name}>{saysTitle ? name : title}</p>
                {saysTitle ? null : <p className={css.quiet}>{name}</p>}
              </div>
              <TrialResult trial={trial} m={m} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
