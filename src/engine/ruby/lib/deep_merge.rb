# Deep merge of hashes, compatible with the library of that name that modules use.
module DeepMerge
  class InvalidParameter < StandardError; end

  DEFAULT_FIELD_KNOCKOUT_PREFIX = '--'.freeze

  class << self
    # Merges `source` into `dest`. `:preserve_unmergeables` keeps values that cannot be merged, `:knockout_prefix` marks
    # values to remove, `:overwrite_arrays`, `:sort_merged_arrays`, `:merge_hash_arrays`, `:keep_array_duplicates`,
    # `:merge_nil_values` and `:unpack_arrays` do what their names say.
    def deep_merge!(source, dest, options = {})
      prefix = options[:knockout_prefix]
      raise InvalidParameter, 'knockout_prefix cannot be an empty string in deep_merge!' if prefix == ''
      raise InvalidParameter, 'overwrite_unmergeable must be true if knockout_prefix is specified in deep_merge!' if prefix && options[:preserve_unmergeables]

      merged(source, dest, options)
    end

    private

    def merged(source, dest, options)
      return dest if source.nil? && !options[:merge_nil_values]
      return source if dest.nil? && !source.is_a?(Hash) && !source.is_a?(Array)

      case source
      when Hash then merged_hash(source, dest, options)
      when Array then merged_array(source, dest, options)
      else merged_value(source, dest, options)
      end
    end

    def merged_hash(source, dest, options)
      return options[:preserve_unmergeables] ? dest : copy_of(source) unless dest.is_a?(Hash) || dest.nil?

      target = dest || {}
      source.each { |key, value| target[key] = target.key?(key) ? merged(value, target[key], options) : merged(value, nil, options) }
      target
    end

    def merged_array(source, dest, options)
      prefix = options[:knockout_prefix]
      given = unpacked(source, options)
      return options[:preserve_unmergeables] ? dest : knocked_out(given, [], prefix) unless dest.is_a?(Array) || dest.nil?
      return knocked_out(given, [], prefix) if options[:overwrite_arrays]

      present = unpacked(dest || [], options)
      return (dest || []).replace(merged_elements(given, present, options)) if options[:merge_hash_arrays] && mergeable_elements?(given, present)

      result = knocked_out(given, present, prefix)
      result = result.sort_by(&:to_s) if options[:sort_merged_arrays]
      dest.nil? ? result : dest.replace(result)
    end

    def mergeable_elements?(given, present) = given.any?(Hash) && present.any?(Hash)

    def merged_elements(given, present, options)
      Array.new([given.size, present.size].max) do |at|
        next present[at] if at >= given.size
        next given[at] if at >= present.size

        merged(given[at], present[at], options)
      end
    end

    # Returns the elements of both lists, without those that a prefix removes.
    def knocked_out(given, present, prefix)
      return present | given if prefix.nil?

      removed, added = given.partition { |each| each.is_a?(String) && each.start_with?(prefix) }
      names = removed.map { |each| each.delete_prefix(prefix) }
      kept = names.include?('') ? [] : present.reject { |each| names.include?(each.to_s) }
      kept | added
    end

    def merged_value(source, dest, options)
      prefix = options[:knockout_prefix]
      return source if dest.nil?
      return '' if prefix && source.is_a?(String) && source.start_with?(prefix) && source.delete_prefix(prefix) == dest.to_s

      options[:preserve_unmergeables] ? dest : source
    end

    def unpacked(list, options)
      separator = options[:unpack_arrays]
      separator ? list.join(separator).split(separator) : list
    end

    def copy_of(value) = Marshal.load(Marshal.dump(value))
  end
end

class Hash
  def deep_merge!(source, options = {}) = DeepMerge.deep_merge!(source, self, { preserve_unmergeables: false }.merge(options))
  def deep_merge(source, options = {}) = DeepMerge.deep_merge!(source, Marshal.load(Marshal.dump(self)), { preserve_unmergeables: true }.merge(options))
  def ko_deep_merge!(source, options = {}) = DeepMerge.deep_merge!(source, self, { knockout_prefix: '--', preserve_unmergeables: false }.merge(options))
end
