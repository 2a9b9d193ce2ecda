/** Whether a text looks like the service's reference of an enquiry, such as SEV-7K3M-92QX. */
export function isReference(text: string): boolean {
  return /^SEV(?:-[0-9A-Z]{4}){2}$/.test(text);
}
