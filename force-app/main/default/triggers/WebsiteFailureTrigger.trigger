trigger WebsiteFailureTrigger on Website_Failure__e(after insert) {
  WebsiteFailureLog.add(Trigger.new);
}
