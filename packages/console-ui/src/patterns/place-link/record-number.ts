/** As the server reads numbers of records. */
export const RECORD_NUMBER = /^[1-9]\d{0,8}$/
