import Form from 'next/form';
import { ChoiceField } from '@/components/ui/field/ChoiceField';
import { Button } from '@/components/ui/Button';
import { KINSHIP_PATH } from '@/lib/genealogy/address';
import styles from './KinshipForm.module.css';

interface KinshipFormProps {
  /** All people, in alphabetical order. */
  readonly people: readonly { readonly id: string; readonly name: string }[];
  /** Ids of the two people that the fields show; empty for none. */
  readonly from: string;
  readonly to: string;
}

/** Renders the form that asks how two people are related; it works without script. */
export function KinshipForm({ people, from, to }: KinshipFormProps) {
  const options = people.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
  return (
    // Resets the fields by a new key for another pair: uncontrolled fields ignore a changed `defaultValue`.
    <Form key={`${from} ${to}`} className={styles.root} action={KINSHIP_PATH} prefetch={false}>
      <ChoiceField label="Première personne" labelled="above" name="de" defaultValue={from}>
        {options}
      </ChoiceField>
      <ChoiceField label="Seconde personne" labelled="above" name="a" defaultValue={to}>
        {options}
      </ChoiceField>
      <Button type="submit" look="gold">
        Comment sont-ils parents&#8239;?
      </Button>
    </Form>
  );
}
