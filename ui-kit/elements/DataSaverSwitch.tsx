import { Button } from './Button.tsx'

type DataSaverSwitchProps = {
  /** Whether the data saver is on. */
  on: boolean
  /** Called with the state that was chosen. */
  onChange: (on: boolean) => void
}

/** Turns the data saver on and off: no pictures until they are asked for, no font, no motion. */
export const DataSaverSwitch = ({ on, onChange }: DataSaverSwitchProps) => (
  <Button kind="secondary" size="small" role="switch" aria-checked={on} data-needs-script onClick={() => onChange(!on)}>
    <span>
      Data saver<span aria-hidden>{on ? ': on' : ': off'}</span>
    </span>
  </Button>
)
