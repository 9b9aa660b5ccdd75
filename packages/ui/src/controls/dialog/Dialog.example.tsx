import { Button, Dialog } from "@travel-design/ui";
import { useState } from "react";

export function RemoveTrip() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outline" label="Verwijder deze reis" onClick={() => setOpen(true)} />
      <Dialog
        open={isOpen}
        onClose={close}
        title="Reis door Japan verwijderen?"
        actions={
          <>
            <Button label="Verwijder de reis" onClick={close} />
            <Button variant="outline" label="Bewaar de reis" onClick={close} />
          </>
        }
      >
        Uw voorkeuren en notities bij deze reis worden ook verwijderd.
      </Dialog>
    </>
  );
}
