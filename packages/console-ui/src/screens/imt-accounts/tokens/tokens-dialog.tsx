import {
  type CreatedServiceToken,
  serviceTokensResource,
  useItem,
  useMessages,
} from '@edconsole/console-core'
import { type ReactElement, useState } from 'react'
import { Button } from '../../../parts/button/button.tsx'
import { Dialog } from '../../../parts/dialog/dialog.tsx'
import { Skeleton } from '../../../parts/skeleton/skeleton.tsx'
import * as form from '../../../patterns/dialog-form/dialog-form.css.ts'
import { SecretOnce } from '../../../patterns/dialog-form/secret-once.tsx'
import { ErrorState } from '../../../patterns/states/error-state.tsx'
import { CreateTokenForm } from './create-token-form.tsx'
import { tokenMessages } from './messages.ts'
import { TokenList } from './token-list.tsx'

export type TokensDialogProps = {
  accountId: number
  /** Of the account. */
  name: string
  mayChange: boolean
  open: boolean
  onClose: () => void
}

/** The tokens of a service account: a list, then a form for a new one, then the new one, once. */
export function TokensDialog(props: TokensDialogProps): ReactElement {
  const { accountId, name, mayChange, open, onClose } = props
  const m = useMessages('tokens', tokenMessages)
  const [step, setStep] = useState<'list' | 'form'>('list')
  const [created, setCreated] = useState<CreatedServiceToken>()
  const tokens = useItem(serviceTokensResource.list, { params: { accountId } })
  const toList = () => {
    setCreated(undefined)
    setStep('list')
  }
  if (created)
    return (
      <SecretOnce
        open={open}
        title={m.shown.title}
        text={m.shown.text}
        owner={{ label: m.name, value: created.name }}
        secret={{ label: m.shown.token, value: created.token }}
        done={m.shown.done}
        onClose={toList}
      />
    )
  if (step === 'form')
    return <CreateTokenForm accountId={accountId} open={open} onClose={toList} onCreated={setCreated} m={m} />
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={m.title(name)}
      width="lg"
      actions={
        <>
          <Button onClick={onClose}>{m.close}</Button>
          {mayChange && (
            <Button kind="primary" onClick={() => setStep('form')}>
              {m.create.action}
            </Button>
          )}
        </>
      }
    >
      <div className={form.parts}>
        <p className={form.text}>{m.text}</p>
        {tokens.data ? (
          <TokenList
            accountId={accountId}
            tokens={tokens.data}
            mayChange={mayChange}
            onChanged={tokens.retry}
            m={m}
          />
        ) : tokens.errors.length > 0 ? (
          <ErrorState failure={tokens.errors[0]} onRetry={tokens.retry} />
        ) : (
          <div aria-busy="true">
            <Skeleton width={220} />
          </div>
        )}
      </div>
    </Dialog>
  )
}
