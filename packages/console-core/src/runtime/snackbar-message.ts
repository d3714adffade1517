import type { Role } from '../roles/roles.ts'
import type { Place } from '../routes/place.ts'

export type SnackbarColor = 'primary' | 'success' | 'info' | 'warning' | 'error'

/** A snackbar message ([S3], [S4]). */
export type SnackbarMessage = {
  message: string
  title?: string
  subtext?: string
  /** The icon of another kind, such as `warning`. Default: that of `iconColor`. */
  icon?: SnackbarColor | (string & {})
  /** Default: that of `color` if it's `info`, `warning`, or `error`; otherwise `success`. */
  iconColor?: SnackbarColor
  /** False: only added to the recent messages. */
  display?: boolean
  /** Milliseconds; default 4000. */
  delay?: number
  /** Default `primary`. */
  color?: SnackbarColor | (string & {})
  /** Default true. */
  dismissable?: boolean
  /** Shown over the header instead of below it. Default false. */
  top?: boolean
  /** An action such as `{ label: 'Cancel', onPress }`; pressing it doesn't dismiss the message. */
  action?: { label: string; onPress: () => void }
  /** The denial it is about, so that the UI can explain it. */
  denied?: Denial
}

/** A denied navigation ([S6]). */
export type Denial = {
  place: Place
  /** Outermost level first. */
  missing: readonly Role[]
}
