interface OwnProps {
  label: string;
  id?: string | undefined;
  name?: string | undefined;
  /** Ids of further words to read with this choice. */
  describedBy?: string | undefined;
}

/** What React Aria's hook for any kind of choice takes. Its types know what is absent, and no `undefined`. */
export const ownProps = ({ label, id, name, describedBy }: OwnProps) => ({
  children: label,
  ...(id && { id }),
  ...(name && { name }),
  ...(describedBy && { 'aria-describedby': describedBy }),
});
