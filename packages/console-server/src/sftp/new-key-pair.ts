import ssh2 from 'ssh2'

type Encryption = { readonly passphrase: string; readonly cipher: string; readonly rounds: number }

/**
 * Makes a pair of Ed25519 keys in OpenSSH format. The library drops leading zeros of the public key, so one pair in 256 can't be read
 * by anything, and another one is made.
 */
export const newKeyPair = (encryption?: Encryption): { private: string; public: string } => {
  for (;;) {
    const pair = encryption
      ? ssh2.utils.generateKeyPairSync('ed25519', encryption)
      : ssh2.utils.generateKeyPairSync('ed25519')
    if (!(ssh2.utils.parseKey(pair.public) instanceof Error)) return pair
  }
}
