// The request form as a visitor sees it: found by its Dutch labels, nothing else.
import { expect, type Locator, type Page } from "@playwright/test";

/** What a visitor may fill in on step 2. */
export interface Trip {
  /** A name from the list, other words, or nothing for "I do not know yet". */
  destination?: string;
  dates?: { leaving: string; back: string; days: string };
  budget?: string;
  travelers?: string;
  wishes?: string;
}

/** Describes what the page shows that may prevent a submission: the reason why a test failed. */
const describeForm = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const textOf = (element: Element | null | undefined): string => element?.textContent?.trim() ?? "";
    const alerts = [...document.querySelectorAll("[role=alert]")].map(textOf).filter((text) => text !== "");
    const errors = [...document.querySelectorAll("[aria-invalid=true]")].map((control) => {
      const messages = control.getAttribute("aria-describedby")?.split(" ") ?? [];
      const name = control.getAttribute("name") ?? control.id;
      return `${name} (${messages.map((id) => textOf(document.getElementById(id))).join(" ")})`;
    });
    const busy = document.querySelectorAll("[aria-busy=true]").length;
    return [
      `Page: ${location.href}, "${document.title}".`,
      `Alerts: ${alerts.join("; ") || "none"}.`,
      `Invalid fields: ${errors.join("; ") || "none"}.`,
      `Busy elements: ${busy}. Focused: ${document.activeElement?.outerHTML.slice(0, 200)}.`,
    ].join("\n");
  });

/** The form on the home page. */
export class RequestForm {
  readonly page: Page;
  readonly #site: string;
  /** The title of the page if it has no steps. */
  fixedTitle = "";
  /** When the current step was seen, in milliseconds since the epoch. */
  #stepSeenAt = 0;

  /** @param site address of a site other than the test's own */
  constructor(page: Page, site = "") {
    this.page = page;
    this.#site = site;
  }

  /** Opens the home page and waits until the form listens. @param query for example `?utm_source=nieuwsbrief` */
  async open(query = ""): Promise<void> {
    await this.page.goto(`${this.#site}/${query}`);
    await this.expectListening();
  }

  /** Waits until the script has taken over the first step. */
  async expectListening(): Promise<void> {
    await expect(this.page.getByRole("button", { name: "Vertel ons uw wensen" })).toHaveAttribute("type", "submit");
  }

  field(label: string): Locator {
    return this.page.getByLabel(label, { exact: true });
  }

  /** Presses a button, not before {@link waitForStep}. */
  async press(button: string): Promise<void> {
    await this.waitForStep();
    await this.page.getByRole("button", { name: button }).click();
  }

  /** Expects a step that was painted, which then gets its title. */
  async expectStep(step: 1 | 2 | 3): Promise<void> {
    await expect(this.page.getByText(`Stap ${step} van 3`)).toBeVisible();
    if (this.fixedTitle) await expect(this.page).toHaveTitle(this.fixedTitle);
    else if (step === 1) await expect(this.page).not.toHaveTitle(/Stap . van 3/);
    else await expect(this.page).toHaveTitle(new RegExp(`Stap ${step} van 3`));
    this.#stepSeenAt = Date.now();
  }

  /** Waits until the step counts as read: the form ignores a press within half a second of a step change. */
  async waitForStep(): Promise<void> {
    await expect.poll(() => Date.now() - this.#stepSeenAt, { intervals: [50] }).toBeGreaterThan(600);
  }

  /** Fills in step 1. */
  async answerStep1(lastName: string): Promise<void> {
    await this.page.getByLabel("Aanhef").selectOption("Mevrouw");
    await this.page.getByLabel("Voornaam").fill("Noor");
    await this.page.getByLabel("Achternaam").fill(lastName);
  }

  /** Fills in step 1 and goes on. */
  async introduce(lastName: string): Promise<void> {
    await this.answerStep1(lastName);
    await this.press("Vertel ons uw wensen");
    await this.expectStep(2);
  }

  /** Says on step 2 that the destination is known, which brings the field for it. */
  async knowDestination(): Promise<void> {
    await this.page.getByLabel("Ik weet al waar ik naar toe wil").check();
  }

  /** Says on step 2 that the dates are known, which brings the fields for them. */
  async knowDates(): Promise<void> {
    await this.page.getByLabel("Ik weet al wanneer ik wil reizen").check();
  }

  /** Fills in step 2 and goes on. */
  async describeTrip({ destination, dates, budget, travelers = "2", wishes }: Trip = {}): Promise<void> {
    await this.expectStep(2);
    const unknown = this.page.getByLabel("Dat weet ik (nog) niet");
    if (destination) await this.nameDestination(destination);
    else await unknown.first().check();
    if (dates) await this.nameDates(dates);
    else await unknown.last().check();
    if (budget) await this.page.getByLabel("Budget (per persoon)").fill(budget);
    await this.page.getByLabel("Aantal reizigers").selectOption(travelers);
    if (wishes) await this.page.getByLabel("Uw wensen").fill(wishes);
    await this.press("Deel uw contactgegevens");
    await this.expectStep(3);
  }

  /** Fills in the required contact details, and leaves the form ready to be sent. */
  async leaveDetails(): Promise<void> {
    await this.expectStep(3);
    await this.page.getByLabel("E-mailadres").fill("noor@example.com");
    await this.page.getByLabel("Telefoonnummer").fill("06 12 34 56 78");
    await this.page.getByLabel("Postcode").fill("1234ab");
    await this.page.getByLabel("Hoe heeft u ons gevonden?").selectOption("Instagram");
    await this.page.getByLabel("Ik ga akkoord met de").check();
  }

  /** Fills in the shortest request that can be sent. */
  async prepare(lastName: string): Promise<void> {
    await this.open();
    await this.introduce(lastName);
    await this.describeTrip();
    await this.leaveDetails();
  }

  /** Goes back to step 2 and on again. The answers are there, except the agreement, which has to be given again. */
  async goBackAndForth(lastName: string): Promise<void> {
    await this.press("Terug");
    await this.expectStep(2);
    await this.press("Deel uw contactgegevens");
    await this.expectAnswers(lastName);
    await this.page.getByLabel("Ik ga akkoord met de").check();
  }

  async send(): Promise<void> {
    await this.press("Verstuur uw aanvraag");
  }

  async expectThankYou(): Promise<void> {
    const address = /\/bedankt-voor-uw-aanvraag\/?\?ts=\d{4}-\d{2}-\d{2}(-[0-9a-f]{4}){4}$/;
    try {
      await this.page.waitForURL(address, { timeout: 30_000 });
    } catch (cause) {
      throw new Error(`The thank-you page did not open. ${await describeForm(this.page)}`, { cause });
    }
    await expect(this.page.getByRole("heading", { level: 1 })).toBeVisible();
  }

  /** What the visitor sees when a request could not be sent. */
  async expectFailure(): Promise<void> {
    const message = this.page.getByRole("alert").filter({
      hasText: "Er is een fout opgetreden. Probeer het later opnieuw.",
    });
    await expect(message).toBeVisible();
    await expect(message).toBeFocused();
    await expect(this.page).toHaveTitle(/^Fout: Stap 3 van 3 \| Offerte aanvragen \| /);
    await this.expectStep(3);
    await expect(this.page.getByLabel("E-mailadres")).toHaveValue("noor@example.com");
  }

  /** What `prepare` filled in is there, up to the last step. */
  async expectAnswers(lastName: string): Promise<void> {
    await this.expectStep(3);
    await expect(this.page.getByText(`Beste Mevrouw ${lastName},`).filter({ visible: true })).toBeVisible();
    await expect(this.page.getByLabel("E-mailadres")).toHaveValue("noor@example.com");
    await expect(this.page.getByLabel("Telefoonnummer")).toHaveValue("06 12 34 56 78");
    await expect(this.page.getByLabel("Postcode")).toHaveValue("1234ab");
    await expect(this.page.getByLabel("Hoe heeft u ons gevonden?")).toHaveValue("Instagram");
  }

  /** What the visitor sees, and a screen reader announces, while the request is in flight. */
  async expectSending(): Promise<void> {
    await expect(this.page.getByRole("img", { name: "Loading" })).toBeVisible();
    await expect(this.page.locator("[aria-hidden]", { hasText: "Uw aanvraag wordt verstuurd" })).toBeVisible();
    await expect(this.page.getByText("Loading")).toHaveCount(0);
    await expect(this.page.getByRole("status").filter({ hasText: "Uw aanvraag wordt verstuurd" })).toBeAttached();
    await expect(this.page.locator("[aria-busy=true]")).toHaveCount(1);
    for (const name of ["Terug", "Verstuur uw aanvraag"]) {
      await expect(this.page.getByRole("button", { name })).toBeDisabled();
    }
    await expect(this.page.getByLabel("E-mailadres")).toBeDisabled();
  }

  private async nameDestination(destination: string): Promise<void> {
    await this.knowDestination();
    await this.page.getByRole("combobox", { name: "Bestemming" }).fill(destination);
    const option = this.page.getByRole("listbox").getByRole("option", { name: destination, exact: true });
    if ((await option.count()) > 0) await option.click();
  }

  private async nameDates({ leaving, back, days }: NonNullable<Trip["dates"]>): Promise<void> {
    await this.knowDates();
    await this.page.getByLabel("Vroegste vertrekdatum").fill(leaving);
    await this.page.getByLabel("Uiterste terugkeerdatum").fill(back);
    await this.page.getByLabel("Aantal dagen").fill(days);
  }
}
