import { useState, type ReactNode } from "react";
import { Button } from "@travel-design/ui";
import { en, MessagesProvider, nl } from "@travel-design/ui/messages";
import { brandTokens } from "@travel-design/ui/tokens";

const secondBrand = brandTokens({ accentColor: "#7a2e5d", paperColor: "#f7f5fa", borderRadius: "8px" });

/** Lets the check change the brand and the language of what is inside. */
export function BrandAndLanguage({ children }: { children: ReactNode }): ReactNode {
  const [isSecond, setSecond] = useState(false);
  const [isEnglish, setEnglish] = useState(false);
  return (
    <MessagesProvider messages={isEnglish ? en : nl}>
      <main lang={isEnglish ? "en" : "nl"} style={isSecond ? secondBrand : undefined}>
        {children}
        <Button variant="outline" label="Another brand" onClick={() => setSecond(true)} />
        <Button variant="outline" label="English" onClick={() => setEnglish(true)} />
        <p data-testid="default-label">
          <Button />
        </p>
      </main>
    </MessagesProvider>
  );
}
