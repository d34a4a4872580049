import { setup } from 'xstate'

type ProofEvent =
  | { type: 'ownerSignsUp' }
  | { type: 'strangerSignsUp' }
  /** The owner of the mailbox types the newest code in the browser in which they have signed up. */
  | { type: 'codeTypedThere' }
  /** The owner of the mailbox types the newest code in a browser in which they have not signed up. */
  | { type: 'codeTypedElsewhere' }
  /** The owner of the mailbox logs in with the password of their own sign-up. */
  | { type: 'samePasswordTyped' }
  | { type: 'newPasswordTyped' }

/**
 * The states of an e-mail address when the owner of the mailbox and another person (`stranger…`) sign up with it, in any order. That person
 * cannot read the mailbox, so none of their transitions leads to a verified account.
 */
export const addressProofMachine = setup({ types: { events: {} as ProofEvent } }).createMachine({
  id: 'addressProof',
  initial: 'unused',
  states: {
    unused: { on: { ownerSignsUp: 'ownSignUp', strangerSignsUp: 'strangersSignUp' } },
    ownSignUp: {
      on: { strangerSignsUp: 'sideBySide', codeTypedThere: 'signUpVerified', codeTypedElsewhere: 'choosingPassword' },
    },
    strangersSignUp: { on: { ownerSignsUp: 'sideBySide', codeTypedElsewhere: 'choosingFirstPassword' } },
    sideBySide: { on: { codeTypedThere: 'signUpVerified', codeTypedElsewhere: 'choosingPassword' } },
    choosingPassword: { on: { samePasswordTyped: 'signUpVerified', newPasswordTyped: 'newAccount' } },
    choosingFirstPassword: { on: { newPasswordTyped: 'newAccount' } },
    /** The sign-up is verified, with its password, names, address book and cart. Every other sign-up is void. */
    signUpVerified: { type: 'final' },
    /** Every sign-up is void. */
    newAccount: { type: 'final' },
  },
})
