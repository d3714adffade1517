import {
  customerEmail,
  type District,
  districtsResource,
  placeOf,
  useNavigator,
  useSave,
  useSession,
} from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { Dialog } from '../../parts/dialog/dialog.tsx'
import { SendIcon } from '../../parts/icons/icons.ts'
import { KeyValue } from '../../parts/key-value/key-value.tsx'
import * as dialog from '../../patterns/delete-dialog/dialog-text.css.ts'
import type { DistrictProfileMessages } from './messages.ts'
import * as css from './request-dialog.css.ts'

export type RequestDialogProps = {
  district: District
  /** Where it goes. */
  address: string
  onClose: () => void
  m: DistrictProfileMessages
}

/** Shows the email that asks the customer for the SIS connection, and sends it (R25). A failure stays with its reason. */
export function RequestDialog({ district, address, onClose, m }: RequestDialogProps): ReactElement {
  const { request: texts } = m
  const { user } = useSession()
  const { href } = useNavigator()
  const { run, saving, errors } = useSave(districtsResource.requestFromCustomer, {
    confirm: ({ requestedTo }) => texts.sent(requestedTo ?? address),
  })
  const send = async () => {
    try {
      await run({ params: { id: district.id } })
    } catch {
      // The failure stands in the dialog
      return
    }
    onClose()
  }
  const path = href(placeOf('client-communication-redirect')) ?? '/client-communication'
  const email = customerEmail({
    contactName: district.contactName,
    districtName: district.districtName,
    sisProviderName: district.sisProviderName,
    author: user ? `${user.ssoUser.firstName} ${user.ssoUser.lastName}` : '',
    link: new URL(path, location.origin).href,
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title(district.districtName)}
      locked={saving}
      actions={
        <>
          <Button onClick={onClose} data-autofocus>
            {texts.cancel}
          </Button>
          <Button
            kind="primary"
            icon={<SendIcon />}
            busy={saving}
            busyLabel={texts.sending}
            onClick={() => void send()}
          >
            {texts.send}
          </Button>
        </>
      }
    >
      <p className={dialog.text}>{texts.text(address)}</p>
      <div className={css.email}>
        <KeyValue items={[{ key: texts.subject, value: email.subject }]} />
        <p className={css.text}>{email.text.trim()}</p>
      </div>
      {errors[0] === undefined ? null : (
        <p role="alert" className={dialog.problem}>
          {errors[0].message}
        </p>
      )}
    </Dialog>
  )
}
