import { decodersOf } from '../api/decoders.ts'
import type {
  AppSetup,
  CurrentPassword,
  NewPasskey,
  OwnSecondFactors,
  PasskeyAnswer,
  PasskeyCreation,
  PasskeyRequest,
  RecoveryCodes,
  RemoveSecondFactor,
  RenamePasskey,
  SecondFactorCode,
} from '../entities/second-factor.ts'
import { get, post, resource } from './operation.ts'

const extension = 'signed-in'

/** The second factors of the signed-in user. Changing them requires the password again. */
export const secondFactorsResource = resource(
  'secondFactors',
  { records: 'your second factors' },
  {
    list: get<OwnSecondFactors>('/account/factors', {
      extension,
      fields: decodersOf<OwnSecondFactors>({
        flag: ['isOffered', 'isRequired'],
        number: ['recoveryCodesLeft'],
      }),
    }),
    startApp: post<CurrentPassword, AppSetup>('/account/factors/app', { extension, confirms: false }),
    confirmApp: post<SecondFactorCode, RecoveryCodes>('/account/factors/app/confirm', {
      extension,
      confirms: false,
    }),
    startPasskey: post<CurrentPassword, PasskeyCreation>('/account/factors/passkey', {
      extension,
      confirms: false,
    }),
    confirmPasskey: post<NewPasskey, RecoveryCodes>('/account/factors/passkey/confirm', {
      extension,
      confirms: false,
    }),
    renamePasskey: post<RenamePasskey, null>('/account/factors/passkey/rename', {
      extension,
      answers: 'any',
      confirms: false,
    }),
    /** Replaces all recovery codes, used or not. */
    renewCodes: post<CurrentPassword, RecoveryCodes>('/account/factors/recovery-codes', {
      extension,
      confirms: false,
    }),
    remove: post<RemoveSecondFactor, null>('/account/factors/remove', {
      extension,
      answers: 'any',
      confirms: false,
    }),
  },
)

const open = { public: true, extension: 'public', confirms: false } as const

/**
 * The step after the right password, for a user who has a second factor or has to set one up. A cookie binds each call to
 * the browser of the sign-in; 410 once that sign-in is over.
 */
export const secondStepResource = resource(
  'secondStep',
  { records: 'the sign-in' },
  {
    /** Signs in with a code of the app, or a recovery code. 400 with the field `code` if it is wrong or was used. */
    use: post<SecondFactorCode, null>('/login/second-step', { ...open, answers: 'any' }),
    startApp: post<undefined, AppSetup>('/login/second-step/app', open),
    /** Signs in once the code is right. */
    confirmApp: post<SecondFactorCode, RecoveryCodes>('/login/second-step/app/confirm', open),
    startPasskey: post<undefined, PasskeyCreation>('/login/second-step/passkey', open),
    /** Signs in once the passkey is right. */
    confirmPasskey: post<NewPasskey, RecoveryCodes>('/login/second-step/passkey/confirm', open),
    requestPasskey: post<undefined, PasskeyRequest>('/login/second-step/passkey/request', open),
    /** Signs in with a passkey. 400 if it is wrong, or took longer than five minutes. */
    usePasskey: post<PasskeyAnswer, null>('/login/second-step/passkey/use', { ...open, answers: 'any' }),
  },
)
