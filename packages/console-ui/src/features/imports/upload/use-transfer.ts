import { type Api, createStore, useApi, useDistrictScope, useStore } from '@edconsole/console-core'
import { createTransfer, NO_TRANSFER, type Transfer, type TransferState } from './transfer.ts'

/** The transfers of a console, by district: they continue while the user is on other pages. */
const transfers = new WeakMap<Api, Map<string, Transfer>>()

/** What is being sent to the district, and how far it is. */
export const useTransfer = (): Transfer & { readonly now: TransferState } => {
  const api = useApi()
  const lea = useDistrictScope()?.lea ?? ''
  const transfer = transferOf(api, lea)
  return { ...transfer, now: useStore(transfer.state) }
}

const transferOf = (api: Api, lea: string): Transfer => {
  const ofConsole = transfers.get(api) ?? new Map<string, Transfer>()
  transfers.set(api, ofConsole)
  const found = ofConsole.get(lea)
  if (found) return found
  const made = createTransfer({ api, lea, state: createStore(NO_TRANSFER) })
  ofConsole.set(lea, made)
  return made
}
