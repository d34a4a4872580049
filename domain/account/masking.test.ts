import { describe, expect, it } from 'vitest'
import { maskActor, maskEmail, maskField, maskName, maskPerson } from './masking.ts'

describe('masking', () => {
  it('shows the first letter and hides the length', () => {
    expect(['Amina', 'Jo', 'Ǥugu', '🦁leo'].map(maskName)).toEqual(['A•••••', 'J•••••', 'Ǥ•••••', '🦁•••••'])
    expect(maskEmail('amina@ekhaya.example')).toBe('a•••••@e•••••')
  })

  it('leaves an empty or erased value unchanged', () => {
    expect([maskName(''), maskName('(erased)'), maskEmail('(erased)')]).toEqual(['', '(erased)', '(erased)'])
  })

  it('masks the name of an actor, but not the id that replaces the name of an erased person', () => {
    const amina = { role: 'customer', id: 'amina', name: 'Amina van Wyk' }
    expect(maskActor(amina)).toEqual({ ...amina, name: 'A••••• v••••• W•••••' })
    const erasedSipho = { role: 'customer', id: 'sipho', name: 'sipho' }
    expect(maskActor(erasedSipho)).toEqual(erasedSipho)
  })

  it('leaves fields that are not personal unchanged', () => {
    const amina = { firstname: 'Amina', lastname: 'Daniels', email: 'amina@ekhaya.example', role: 'Customer' }
    expect(maskPerson(amina)).toEqual({
      firstname: 'A•••••',
      lastname: 'D•••••',
      email: 'a•••••@e•••••',
      role: 'Customer',
    })
  })

  it('masks a value by the name of its field', () => {
    expect([maskField('email', 'amina@ekhaya.example'), maskField('firstname', null)]).toEqual(['a•••••@e•••••', null])
    expect([maskField('reason', 'never pays'), maskField('constructor', 'Amina')]).toEqual(['never pays', 'Amina'])
  })
})
